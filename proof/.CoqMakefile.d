Rules.vo Rules.glob Rules.v.beautified Rules.required_vo: Rules.v 
Rules.vio: Rules.v 
Rules.vos Rules.vok Rules.required_vos: Rules.v 
Play.vo Play.glob Play.v.beautified Play.required_vo: Play.v Rules.vo
Play.vio: Play.v Rules.vio
Play.vos Play.vok Play.required_vos: Play.v Rules.vos
Dead.vo Dead.glob Dead.v.beautified Dead.required_vo: Dead.v Rules.vo Play.vo
Dead.vio: Dead.v Rules.vio Play.vio
Dead.vos Dead.vok Dead.required_vos: Dead.v Rules.vos Play.vos
Times.vo Times.glob Times.v.beautified Times.required_vo: Times.v Rules.vo Play.vo Dead.vo
Times.vio: Times.v Rules.vio Play.vio Dead.vio
Times.vos Times.vok Times.required_vos: Times.v Rules.vos Play.vos Dead.vos
Geometry.vo Geometry.glob Geometry.v.beautified Geometry.required_vo: Geometry.v Rules.vo Play.vo
Geometry.vio: Geometry.v Rules.vio Play.vio
Geometry.vos Geometry.vok Geometry.required_vos: Geometry.v Rules.vos Play.vos
Clauses.vo Clauses.glob Clauses.v.beautified Clauses.required_vo: Clauses.v Rules.vo Play.vo Dead.vo Times.vo Geometry.vo
Clauses.vio: Clauses.v Rules.vio Play.vio Dead.vio Times.vio Geometry.vio
Clauses.vos Clauses.vok Clauses.required_vos: Clauses.v Rules.vos Play.vos Dead.vos Times.vos Geometry.vos
Landing.vo Landing.glob Landing.v.beautified Landing.required_vo: Landing.v Rules.vo Play.vo Dead.vo Times.vo Geometry.vo Clauses.vo
Landing.vio: Landing.v Rules.vio Play.vio Dead.vio Times.vio Geometry.vio Clauses.vio
Landing.vos Landing.vok Landing.required_vos: Landing.v Rules.vos Play.vos Dead.vos Times.vos Geometry.vos Clauses.vos
Valid.vo Valid.glob Valid.v.beautified Valid.required_vo: Valid.v Rules.vo Play.vo Dead.vo Times.vo Geometry.vo Clauses.vo Landing.vo
Valid.vio: Valid.v Rules.vio Play.vio Dead.vio Times.vio Geometry.vio Clauses.vio Landing.vio
Valid.vos Valid.vok Valid.required_vos: Valid.v Rules.vos Play.vos Dead.vos Times.vos Geometry.vos Clauses.vos Landing.vos
Captures.vo Captures.glob Captures.v.beautified Captures.required_vo: Captures.v Rules.vo Play.vo Dead.vo Geometry.vo Valid.vo
Captures.vio: Captures.v Rules.vio Play.vio Dead.vio Geometry.vio Valid.vio
Captures.vos Captures.vok Captures.required_vos: Captures.v Rules.vos Play.vos Dead.vos Geometry.vos Valid.vos
Closed.vo Closed.glob Closed.v.beautified Closed.required_vo: Closed.v Rules.vo Play.vo Dead.vo Geometry.vo Valid.vo Captures.vo
Closed.vio: Closed.v Rules.vio Play.vio Dead.vio Geometry.vio Valid.vio Captures.vio
Closed.vos Closed.vok Closed.required_vos: Closed.v Rules.vos Play.vos Dead.vos Geometry.vos Valid.vos Captures.vos
Numbering.vo Numbering.glob Numbering.v.beautified Numbering.required_vo: Numbering.v Rules.vo Play.vo Geometry.vo Clauses.vo Landing.vo
Numbering.vio: Numbering.v Rules.vio Play.vio Geometry.vio Clauses.vio Landing.vio
Numbering.vos Numbering.vok Numbering.required_vos: Numbering.v Rules.vos Play.vos Geometry.vos Clauses.vos Landing.vos
Refutation.vo Refutation.glob Refutation.v.beautified Refutation.required_vo: Refutation.v Rules.vo Play.vo Dead.vo Geometry.vo Clauses.vo Landing.vo Valid.vo Numbering.vo
Refutation.vio: Refutation.v Rules.vio Play.vio Dead.vio Geometry.vio Clauses.vio Landing.vio Valid.vio Numbering.vio
Refutation.vos Refutation.vok Refutation.required_vos: Refutation.v Rules.vos Play.vos Dead.vos Geometry.vos Clauses.vos Landing.vos Valid.vos Numbering.vos
Check.vo Check.glob Check.v.beautified Check.required_vo: Check.v Rules.vo Play.vo Dead.vo Geometry.vo Valid.vo Captures.vo Closed.vo Refutation.vo
Check.vio: Check.v Rules.vio Play.vio Dead.vio Geometry.vio Valid.vio Captures.vio Closed.vio Refutation.vio
Check.vos Check.vok Check.required_vos: Check.v Rules.vos Play.vos Dead.vos Geometry.vos Valid.vos Captures.vos Closed.vos Refutation.vos
Extract.vo Extract.glob Extract.v.beautified Extract.required_vo: Extract.v Closed.vo Check.vo
Extract.vio: Extract.v Closed.vio Check.vio
Extract.vos Extract.vok Extract.required_vos: Extract.v Closed.vos Check.vos

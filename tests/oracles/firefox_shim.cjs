// Playwright sets media features by a command that Firefox may lack: pages go on without.
const Module = require("module");
const compile = Module.prototype._compile;
const COMMAND = /this\.[\w.]*ession\.send\("emulation\.setMediaFeaturesOverride"/g;
Module.prototype._compile = function (text, ...rest) {
  return compile.call(this, text.replaceAll(COMMAND, '(async () => {})(""'), ...rest);
};

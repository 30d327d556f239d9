"""Whatever is asked, as the API's description allows or forbids, the answer is one it describes."""

import pytest
from hypothesis import HealthCheck, given, settings

reason = "schemathesis is not installed: pip install '.[test]'"
schemathesis = pytest.importorskip("schemathesis", reason=reason)

from greenest.web.app import create_app  # noqa: E402 - as the server may be missing, too

TOO_LONG = 413
ADDRESSES = [
    each.path for each in create_app().routes if "POST" in (getattr(each, "methods", None) or ())
]


@pytest.fixture(scope="module")
def schema(server):
    return schemathesis.openapi.from_url(server + "openapi.json")


def test_every_question_is_described(schema):
    found = {result.ok().path for result in schema.get_all_operations()}
    assert len(found) > 10
    assert found == {*ADDRESSES, "/api/about", "/api/games"}


@pytest.mark.parametrize("mode", schemathesis.GenerationMode)
@pytest.mark.parametrize("address", ADDRESSES)
def test_answers_are_as_described(schema, address, mode, pytestconfig):
    @given(case=schema[address]["POST"].as_strategy(generation_mode=mode))
    @settings(
        max_examples=pytestconfig.getoption("--questions"),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case):
        response = case.call()
        if response.status_code != TOO_LONG:  # which schemathesis takes for accepted
            case.validate_response(response)

    ask()

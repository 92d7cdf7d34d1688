"""Token buckets: how they fill, what counts as one address, and how many are kept."""

import pytest

from fivebyfive.server.security.rate_limit import AddressRateLimit, TokenBucket, rate_limit_key
from support.server.stopped_clock import StoppedClock


def test_a_bucket_fills_again(clock: StoppedClock) -> None:
    bucket = TokenBucket(capacity=2, refill_per_second=0.5)
    assert [bucket.try_take() for _ in range(3)] == [True, True, False]
    assert bucket.find_wait_seconds() == 2
    clock.now += 2
    assert [bucket.try_take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.try_take() for _ in range(3)] == [True, True, False]
    bucket.take_on_credit()
    assert bucket.find_wait_seconds() == 4


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("a proxy's own name", "another", False),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (rate_limit_key(one) == rate_limit_key(other)) == same


def test_the_memory_of_addresses_is_bounded() -> None:
    buckets = AddressRateLimit(capacity=2, refill_per_second=1, max_addresses=10)
    buckets.find_bucket("192.0.2.1").try_take()
    for number in range(1000):
        buckets.find_bucket(f"2001:db8:{number:x}::1").try_take()
        assert buckets.find_bucket("192.0.2.1").tokens < 2  # whoever comes often is remembered
    assert len(buckets) == 10

import { networkOf } from "@/lib/runtime/http/network-of";

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:0DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("the network of %p is %p", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

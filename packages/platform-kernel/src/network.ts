import { isIPv6 } from 'node:net'

/** Sockets write IPv4 addresses in the manner of IPv6 where both are listened to. */
export const bareAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** How many of the eight groups of an IPv6 address name the network that one line has: a /64. */
const networkGroups = 4

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

/**
 * What limits count an address by: IPv4 whole, IPv6 by its /64, of which one visitor has every address.
 * IPv4 addresses written in the manner of IPv6 count as what they are.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address).replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  return `${groupsOf(bare).slice(0, networkGroups).join(':')}::/64`
}

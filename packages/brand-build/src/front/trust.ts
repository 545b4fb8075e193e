import { BlockList, isIP, isIPv6 } from 'node:net'
import { bareAddress } from '@marquee/platform-kernel/network'

/** Says of an address whether it is a proxy of ours, whose word on the visitor counts. */
export type IsTrusted = (address: string | undefined) => boolean

export const trustsNobody: IsTrusted = () => false

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks of the proxies that end TLS in front of this
 * server, such as `10.0.0.0/8,::1`.
 * @throws when an entry is no address.
 */
export function readTrustedProxies(setting: string | undefined): IsTrusted {
  const entries = (setting ?? '').split(',').flatMap((entry) => entry.trim() || [])
  if (!entries.length) return trustsNobody
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const most = isIPv6(address) ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (!isIP(address) || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new Error(
        `TRUSTED_PROXIES holds '${entry}', which is neither an address nor a network. Write them like '127.0.0.1,10.0.0.0/8'.`,
      )
    }
    list.addSubnet(address, prefix, familyOf(address))
  }
  return (address) => {
    const bare = bareAddress(address ?? '')
    return isIP(bare) > 0 && list.check(bare, familyOf(bare))
  }
}

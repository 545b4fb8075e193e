import { networkOf } from '@marquee/platform-kernel/network'
import type { AddressLookup, Region } from '@marquee/platform-kernel/region'
import type { GeolocationProvider, RemoteGeolocation, Whereabouts } from './provider.ts'

/** How long a visitor waits for somebody else's answer about their address, in ms. */
const usualPatience = 300
/** How long an answer holds, in ms: addresses change hands rarely, and a company comes back soon. */
const lifetimes = { found: 6 * 3_600_000, unknown: 3_600_000, unavailable: 30_000 }
/** So long an answer goes on counting while the company is away, in ms. */
const longestLife = 24 * 3_600_000
/** How many networks are remembered. */
const usualSize = 20_000
/** How many are asked for at the same time; of more nothing is known until they come again. */
const usualWidth = 64

interface Remembered {
  region: Region | null
  /** When it was told, and when it is asked for again; epoch ms. */
  told: number
  until: number
}

export interface RememberedOptions {
  now: () => number
  patience?: number
  size?: number
  width?: number
}

/**
 * Where addresses are, for whoever cannot wait. Somebody else is asked once for a network (IPv6: a /64),
 * the answer is remembered for hours, and whoever comes first waits for it, up to 300 ms; after that
 * nothing is known of the address until the answer has come. What was known goes on counting for a day
 * while the company is away.
 */
export function rememberedLookup(
  provider: RemoteGeolocation,
  { now, patience = usualPatience, size = usualSize, width = usualWidth }: RememberedOptions,
): AddressLookup {
  const known = new Map<string, Remembered>()
  const asked = new Map<string, Promise<void>>()

  function remember(network: string, answer: Whereabouts): void {
    const before = known.get(network)
    known.delete(network)
    const isOldGood = before && now() - before.told < longestLife
    if (answer !== 'unavailable') {
      const until = now() + (answer ? lifetimes.found : lifetimes.unknown)
      known.set(network, { region: answer, told: now(), until })
    } else {
      const region = isOldGood ? before.region : null
      const told = isOldGood ? before.told : now()
      known.set(network, { region, told, until: now() + lifetimes.unavailable })
    }
    for (const oldest of known.keys()) {
      if (known.size <= size) break
      known.delete(oldest)
    }
  }

  function ask(ip: string, network: string): Promise<void> {
    const answered = provider
      .look(ip)
      .then((answer) => remember(network, answer))
      .finally(() => asked.delete(network))
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patience).unref())
    const waiting = Promise.race([answered, tooLong])
    asked.set(network, waiting)
    return waiting
  }

  return {
    look: (ip) => known.get(networkOf(ip))?.region ?? null,
    learn(ip) {
      const network = networkOf(ip)
      const underWay = asked.get(network)
      if (underWay) return underWay
      if ((known.get(network)?.until ?? 0) > now() || asked.size >= width) return null
      return ask(ip, network)
    },
  }
}

/** A provider as the platform reads it: a table of our own is looked into each time, others are remembered. */
export const lookupOf = (
  provider: GeolocationProvider,
  options: RememberedOptions,
): AddressLookup =>
  provider.isRemote ? rememberedLookup(provider, options) : { look: (ip) => provider.look(ip) }

import { timingSafeEqual } from 'node:crypto'

/** Whether what somebody shows is a secret, in the time that it takes for any; it may hold any characters. */
export function sameSecret(shown: string, secret: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

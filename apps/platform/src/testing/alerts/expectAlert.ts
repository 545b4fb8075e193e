import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@marquee/platform-kernel/clock'
import { expect } from 'vitest'
import type { Sample } from '@marquee/drills/alerts/readMetrics'
import { readRules, watchAlerts } from '@marquee/drills/alerts/rules'

export const rules = readRules()
/** An address that nothing answers. */
export const nowhere = 'http://127.0.0.1:9'
/** Accounts with companies that never answer. */
export const accountsOfNobody = {
  mail: { url: 'smtp://user:password@127.0.0.1:9', reportKey: 'a-key-of-these-tests' },
  sms: { url: nowhere, key: 'a-key-of-these-tests', from: '+13125550100' },
  captcha: { secret: 'a-secret-of-tests', verifyUrl: nowhere },
  identity: { url: nowhere, key: 'a-key-of-these-tests', secret: 'a-secret-of-tests' },
  chat: {
    url: nowhere,
    inboxes: { wireframe: { inbox: 'an-inbox-of-tests', secret: 'a-secret-of-tests' } },
  },
  geolocation: { url: nowhere, accountId: '1', key: 'a-key-of-these-tests' },
  monitoring: { url: nowhere, key: 'a-key-of-these-tests' },
}
/** A fault is told within this, in s. */
export const within = 60

/** The moment, in s. */
export const now = () => systemClock.now() / 1000

/**
 * Reads metrics, plants a fault, and goes on reading until its alert fires. The alert must not have fired
 * before, and must be there in time: after it began, or where planting takes long after it was done.
 */
export async function expectAlert(
  alert: string,
  read: () => Promise<Sample[]>,
  plant: () => Promise<unknown>,
  { from = 'beginning' }: { from?: 'beginning' | 'end' } = {},
): Promise<void> {
  const watch = watchAlerts(rules.filter((rule) => rule.alert === alert))
  expect(watch.take({ at: now(), samples: await read() })).not.toContain(alert)
  const planted = plant()
  let until = from === 'end' ? Infinity : now() + within
  planted.then(
    () => (until = Math.min(until, now() + within)),
    () => (until = 0),
  )
  let fired: string[] = []
  while (!fired.includes(alert) && now() < until) {
    await sleep(250)
    fired = watch.take({ at: now(), samples: await read() })
  }
  // What could not be planted is the better reason.
  if (until === 0) await planted
  expect(fired).toContain(alert)
  await planted
}

/** Does something several times at once; what fails is what a fault is made of. */
export const times = (count: number, act: (nth: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth).catch(() => {})))

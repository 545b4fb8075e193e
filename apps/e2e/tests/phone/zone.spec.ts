import { stormrush, tao } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// Eight hours behind the server: what ends at midnight of UTC ends there on the day before.
test.use({ timezoneId: 'America/Los_Angeles' })

for (const brand of [stormrush, tao])
  test(`${brand.name}: the lobby is taken over as it was rendered where it is another day, and says that day`, async ({
    page,
    context,
    pageConsole,
  }) => {
    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/lobby/`)
    const pack = page.getByTestId('welcome-pack')
    const { data } = (await (
      await context.request.get(`${brand.origin}/rest/promo-offers-bundle/configs/`)
    ).json()) as { data: { bundles: { promoOffers: { finishedAt: number | null }[] }[] } }
    const ends = data.bundles.flatMap(({ promoOffers }) => promoOffers)[0]?.finishedAt ?? 0
    const dayIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone }).format(ends)
    expect(dayIn('America/Los_Angeles')).not.toBe(dayIn('UTC'))
    await expect(pack).toContainText(`Until ${dayIn('America/Los_Angeles')}.`)
    expect(pageConsole.problems).toEqual([])
  })

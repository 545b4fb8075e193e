import { stormrush, tao } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// Whatever the hour is, one of these is on another day than the server: eleven hours behind it, or fourteen ahead.
const timeZone = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
test.use({ timezoneId: timeZone })

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
    const dayIn = (zone: string) =>
      new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: zone }).format(ends)
    expect(dayIn(timeZone)).not.toBe(dayIn('UTC'))
    await expect(pack).toContainText(`Until ${dayIn(timeZone)}.`)
    expect(pageConsole.problems).toEqual([])
  })

import { stormrush, tao } from '../../support/brands.ts'
import { checkRoundOffline } from '../../support/fairness.ts'
import { test } from '../../support/test.ts'

test.setTimeout(180_000)

for (const brand of [stormrush, tao]) {
  test(`${brand.name}: a round is checked offline by its player, then by somebody without an account`, async ({
    page,
    context,
    browser,
    pageConsole,
  }) => {
    // The shell goes on trying to be connected.
    pageConsole.allow(/ERR_INTERNET_DISCONNECTED|\/rest\/realtime\/ticket\//)
    await checkRoundOffline({ page, context, browser }, brand)
  })
}

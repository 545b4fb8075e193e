import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { captchaScript } from './script.ts'
import { issueCaptcha, pruneCaptchas } from './store.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { captchaFields } from './settings.ts'

const migrations: MigrationStep[] = [
  {
    name: '20261121-1-captcha',
    statements: [
      `create table captcha_token (
        token_hash text primary key,
        brand text not null,
        expires_at timestamptz not null
      )`,
    ],
  },
  {
    name: '20261201-3-captcha-spent',
    statements: [`alter table captcha_token add column spent_at timestamptz`],
  },
]

/** How often spent and old tokens are forgotten, in ms. */
const sweepEvery = 10 * 60_000

/** The sandbox's own captcha (CAPTCHA-01): its script and its tokens. */
export const captcha: PlatformModule = {
  name: 'captcha',
  settings: captchaFields,
  status: () => ({
    player: playerFields(({ brand: { captcha } }) => ({ captcha })),
  }),
  migrations,
  routes(app, { kernel, sandbox, brandOf }) {
    if (!sandbox) return
    app.get('/sandbox/captcha.js', (http) =>
      http.body(captchaScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    app.post('/sandbox/captcha/token', async (http) => {
      const brand = brandOf(http)
      if (!brand || http.req.header('sec-fetch-site') !== 'same-origin')
        return http.json({ error: 'Only pages of a brand may ask for a token.' }, 403)
      return http.json({ token: await issueCaptcha(kernel, brand) })
    })
  },
  jobs: ({ kernel }) => [
    {
      name: 'captcha.forget-tokens',
      every: sweepEvery,
      run: () => pruneCaptchas(kernel.db, kernel.clock.now()),
    },
  ],
}

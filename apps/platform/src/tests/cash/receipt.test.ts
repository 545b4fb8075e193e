import { cash, receiptNumber } from '@marquee/contract'
import { settingsOf } from '@marquee/platform-kernel/module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { buy, numbers } from '../../testing/payment.ts'
import { textOfPdf } from '../../testing/textOfPdf.ts'

let platform: TestPlatform
let player: TestPlayer

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  player = await platform.signUp()
}, 60_000)
afterAll(() => platform.stop())

const fileOf = (id: string, reader = player, locale?: 'en' | 'es') =>
  reader.call(cash.receipt, { params: { id }, ...(locale && { query: { locale } }) })

describe('a receipt as a file', () => {
  it('is a PDF of one purchase with the facts of its page, in the brand’s name', async () => {
    const deposit = (await buy(player)).body.data
    const { status, headers, bytes } = await fileOf(deposit.id)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const number = receiptNumber(deposit)
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${number}.pdf"`)
    expect(headers['cache-control']).toBe('private, no-store')
    const text = await textOfPdf(bytes)
    const { name } = settingsOf(platform.kernel, 'wireframe')
    for (const part of [
      `Your purchase at ${name}.`,
      number,
      '50,000',
      '5.00',
      'Card •••• 4242',
      'Status Complete',
      'Total $4.99',
      'Entries are a free gift. A purchase doesn’t improve your chances of winning.',
    ])
      expect(text).toContain(part)
  })

  it('is in the language that the page asks for, with every letter of it', async () => {
    const { id } = (await buy(player, numbers.wallet, { method: 'wallet' })).body.data
    const text = await textOfPdf((await fileOf(id, player, 'es')).bytes)
    for (const part of ['Número de recibo', 'Participaciones gratis', '¿Tienes preguntas'])
      expect(text).toContain(part)
    expect((await fileOf(id, player, 'en')).bytes.equals((await fileOf(id)).bytes)).toBe(true)
  })

  it('is not there for another player, for what was not paid and for an unknown purchase', async () => {
    const paid = (await buy(player)).body.data
    const declined = (await buy(player, numbers.decline)).body.data
    const stranger = await platform.signUp()
    const answers = [
      await fileOf(paid.id, stranger),
      await fileOf('3f2b8c1e-6d4a-4f0b-9c57-1e8d2a7b5f60'),
      await fileOf(declined.id),
    ].map(({ status, body: { error } }) => ({ status, code: error?.code, message: error?.message }))
    expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await fileOf(paid.id, platform.guest() as TestPlayer)).status).toBe(401)
  })
})

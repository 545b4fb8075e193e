import { expect, type Page } from '@playwright/test'
import type { TestedBrand } from './brands.ts'

interface Message {
  to: string
  subject: string
  body: string
}

/** The newest message of the sandbox to an address or number that holds something, once it has been sent. */
export async function messageTo(
  page: Page,
  brand: TestedBrand,
  to: string,
  holding = /./,
): Promise<Message> {
  const find = async () => {
    const response = await page.request.get(`${brand.origin}/sandbox/mails`, {
      headers: { accept: 'application/json' },
    })
    const { mails } = (await response.json()) as { mails: Message[] }
    return mails.find((mail) => mail.to === to && holding.test(mail.body))
  }
  await expect.poll(find, { message: `a message to ${to}` }).toBeDefined()
  return (await find()) as Message
}

/** The code of six digits in the newest message. */
export async function codeTo(page: Page, brand: TestedBrand, to: string): Promise<string> {
  const pattern = /\b\d{6}\b/
  const { body } = await messageTo(page, brand, to, pattern)
  return pattern.exec(body)?.[0] ?? ''
}

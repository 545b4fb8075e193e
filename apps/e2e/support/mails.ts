import { expect, type Page } from '@playwright/test'
import type { TestedBrand } from './brands.ts'

interface Message {
  to: string
  subject: string
  body: string
}

/** The newest message of the sandbox to an address or number, once it has been sent. */
export async function messageTo(page: Page, brand: TestedBrand, to: string): Promise<Message> {
  const find = async () => {
    const response = await page.request.get(`${brand.origin}/sandbox/mails`, {
      headers: { accept: 'application/json' },
    })
    const { mails } = (await response.json()) as { mails: Message[] }
    return mails.find((mail) => mail.to === to)
  }
  await expect.poll(find, { message: `a message to ${to}` }).toBeDefined()
  return (await find()) as Message
}

/** The code of six digits in the newest message. */
export async function codeTo(page: Page, brand: TestedBrand, to: string): Promise<string> {
  const { body } = await messageTo(page, brand, to)
  const code = /\b\d{6}\b/.exec(body)?.[0]
  if (!code) throw new Error(`There is no code in: ${body}`)
  return code
}

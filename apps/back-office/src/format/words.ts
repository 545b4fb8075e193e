import type { PaymentMethod } from '@marquee/contract'

/** `Email code` for `email-code`: names of the code as words. */
export function asWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const methodName: Record<PaymentMethod, string> = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'Wallet',
}

/** `Card •••• 4242`: with what, or to where, money moves. */
export const accountText = ({
  method,
  account,
}: {
  method: PaymentMethod
  account?: string
}): string => [methodName[method], account].filter(Boolean).join(' ')

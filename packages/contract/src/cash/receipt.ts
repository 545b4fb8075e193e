import type { Deposit } from './schemas.ts'

/** How a receipt is called, by players and by staff: the day and the beginning of the purchase's id. */
export const receiptNumber = ({ id, createdAt }: Pick<Deposit, 'id' | 'createdAt'>): string =>
  `${new Date(createdAt).toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`

const dots = '•••'

/** `r•••@example.test`. */
export function maskEmail(email: string): string {
  const split = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}${dots}${email.slice(split)}`
}

/** `•••0134`. */
export const maskPhone = (phone: string): string => `${dots}${phone.slice(-4)}`

/** `R•••`. */
export const maskName = (name: string): string => `${[...name.trim()][0] ?? ''}${dots}`

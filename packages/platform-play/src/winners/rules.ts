/** A player in public: the first letter and dots, as many for everybody. */
export function maskPlayer(login: string): string {
  const [first = ''] = login.trim()
  return `${first.toUpperCase()}•••`
}

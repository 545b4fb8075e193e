/** A mail address, which goes on in the next line at its `@` where one line is too short for it. */
export function Address({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

/**
 * The pages worth offering: first, last, the current one and its neighbours; `'gap'` between those
 * that do not follow each other. A gap never hides a single page.
 */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  if (page <= 3) wanted.add(2).add(3)
  if (page >= pageCount - 2) wanted.add(pageCount - 1).add(pageCount - 2)
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const missing = each - (pages[index - 1] ?? each - 1) - 1
    if (missing === 0) return [each]
    return missing === 1 ? [each - 1, each] : ['gap' as const, each]
  })
}

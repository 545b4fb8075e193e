import type { Page } from '@playwright/test'

/** What is typed into a page's sums: so many digits, grouped as the page's language does. */
export interface LongSums {
  digits: number
  locale: string
  /** So many digits of its own make a text a sum; fewer are a place or a count. */
  least?: number
}

/**
 * Writes every sum of a region with so many digits and tells what does not fit then: text that leaves the
 * screen or what cuts it off, that lies on other text of its row, or a page that became wider than the
 * screen. A strip that snaps as it scrolls may go on beyond the screen.
 * @param region CSS selector; each sum in it is text of its own with as many digits as `least` says.
 * @returns how many sums were written, and the problems.
 */
export const tryLongSums = (page: Page, region: string, { digits, locale, least = 3 }: LongSums) =>
  page.evaluate(
    async ({ region: selector, digits: count, locale: language, least: fewest }) => {
      const figure = new Intl.NumberFormat(language, { useGrouping: true }).format(
        Number('8'.repeat(count)),
      )
      const run = /\d[\d.,\u00a0]*\d|\d/
      const isSeen = (node: Text) => {
        const parent = node.parentElement!
        return (
          parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
          parent.clientWidth !== 1 &&
          node.data.trim() !== ''
        )
      }
      const textsOf = (root: Element): Text[] => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const all: Text[] = []
        while (walker.nextNode()) all.push(walker.currentNode as Text)
        return all.filter(isSeen)
      }
      const painted = (node: Text): DOMRect => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
      }
      const known = ((window as { sums?: Map<Text, string> }).sums ??= new Map())
      const sums = [...document.querySelectorAll(selector)].flatMap(textsOf).filter((node) => {
        const text = known.get(node) ?? node.data
        const isSum = text.replaceAll(/\D/g, '').length >= fewest && !/:/.test(text)
        if (isSum) known.set(node, text)
        return isSum
      })
      // Hundredths are written beside the digits.
      const longer = (sum: string) => `${figure}${/[.,]\d{2}$/.exec(sum)?.[0] ?? ''}`
      for (const node of sums) {
        node.data = known.get(node)!.replace(run, longer)
        // Where the size of a sum follows its length, the page says how long it is.
        node.parentElement
          ?.closest<HTMLElement>('[style*="--digits"]')
          ?.style.setProperty('--digits', String(count))
      }

      // Sizes that follow a container settle with the next picture.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve))

      const { clientWidth, scrollWidth } = document.documentElement
      const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
      for (const node of sums) {
        const rect = painted(node)
        const name = `'${node.data}'`
        let scrolls = false
        for (let around = node.parentElement; around; around = around.parentElement) {
          const { overflowX, scrollSnapType } = getComputedStyle(around)
          if (/auto|scroll/.test(overflowX) && scrollSnapType !== 'none') scrolls = true
          if (scrolls || overflowX === 'visible') continue
          const box = around.getBoundingClientRect()
          if (rect.left < box.left - 1 || rect.right > box.right + 1) {
            problems.push(`${name} is cut off`)
            break
          }
        }
        if (!scrolls && (rect.left < -1 || rect.right > clientWidth + 1))
          problems.push(`${name} leaves the screen`)
        const row = node.parentElement!.closest('li, tr, label, [data-row], [data-testid]')
        const own = row?.getBoundingClientRect()
        if (own && (rect.left < own.left - 1 || rect.right > own.right + 1))
          problems.push(`${name} leaves its row`)
        const covered = row
          ? textsOf(row).find((other) => {
              if (other === node) return false
              const box = painted(other)
              return (
                rect.left < box.right - 1 &&
                box.left < rect.right - 1 &&
                rect.top < box.bottom - box.height / 4 &&
                box.top < rect.bottom - rect.height / 4
              )
            })
          : undefined
        if (covered) problems.push(`${name} lies on '${covered.data}'`)
      }
      return { sums: sums.length, problems }
    },
    { region, digits, locale, least },
  )

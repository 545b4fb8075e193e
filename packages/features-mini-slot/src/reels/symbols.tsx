import * as css from './Reels.css.ts'

const Cherries = () => (
  <>
    <path d="M32 46q2-28 26-36M68 52q0-30-10-42" className={css.stalk} />
    <path d="M58 10q18-6 28 6-16 10-28-6z" className={css.leaf} />
    <circle cx="32" cy="64" r="20" className={css.red} />
    <circle cx="68" cy="70" r="20" className={css.red} />
  </>
)
const Clover = () => (
  <>
    <path d="M50 54q2 26 16 36" className={css.stalk} />
    {[0, 90, 180, 270].map((angle) => (
      <path
        key={angle}
        d="M50 50C24 44 26 14 42 18q6 2 8 10 2-8 8-10c16-4 18 26-8 32z"
        transform={`rotate(${angle + 45} 50 50)`}
        className={css.leaf}
      />
    ))}
  </>
)
const Bell = () => (
  <>
    <path d="M22 72q10-8 10-30 0-24 18-24t18 24q0 22 10 30z" className={css.gold} />
    <path d="M18 72h64v8H18z" className={css.deep} />
    <circle cx="50" cy="84" r="8" className={css.deep} />
    <circle cx="50" cy="15" r="6" className={css.deep} />
  </>
)
const Ticket = () => (
  <>
    <path d="M12 34h76v10a8 8 0 0 0 0 14v10H12V58a8 8 0 0 0 0-14z" className={css.cool} />
    <path d="M64 36v30" strokeDasharray="5 5" className={css.cut} />
    <path d="M36 40l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" className={css.pale} />
  </>
)
const Crown = () => (
  <>
    <path d="M14 70 10 30l22 18 18-30 18 30 22-18-4 40z" className={css.gold} />
    <path d="M14 74h72v12H14z" className={css.deep} />
    <circle cx="50" cy="58" r="7" className={css.red} />
    <circle cx="30" cy="60" r="5" className={css.cool} />
    <circle cx="70" cy="60" r="5" className={css.cool} />
  </>
)
const Gem = () => (
  <>
    <path d="M30 20h40l20 22-40 44L10 42z" className={css.cool} />
    <path d="M30 20 36 42 50 86 64 42 70 20zM10 42h80" className={css.facet} />
    <path d="M30 20 36 42H10z" className={css.pale} />
  </>
)

/** What the reels show, by the numbers of the contract. */
const drawings = [Cherries, Clover, Bell, Ticket, Crown, Gem]

export const symbolCount = drawings.length

/** One symbol of a reel. */
export function Symbol({ id }: { id: number }) {
  const Drawing = drawings[id] ?? Cherries
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={css.symbol} data-symbol={id}>
      <Drawing />
    </svg>
  )
}

import type { Skin } from '../streak/skin.ts'
import * as css from './Emblem.css.ts'

const sectors = Array.from({ length: 8 }, (_, index) => index * 45)
const fills = [css.bright, css.part, css.second, css.part]

const Wheel = () => (
  <>
    <circle cx="72" cy="76" r="60" className={css.body} />
    {sectors.map((angle, index) => (
      <path
        key={angle}
        d="M72 76V24a52 52 0 0 1 36.8 15.2z"
        transform={`rotate(${angle} 72 76)`}
        className={fills[index % fills.length]}
      />
    ))}
    <circle cx="72" cy="76" r="11" className={css.coin} />
    <path d="M72 32l-9-22h18z" className={css.coin} />
  </>
)

const Vault = () => (
  <>
    <path d="M14 18h116v108H14zM28 126h18v10H28zM98 126h18v10H98z" className={css.body} />
    <path d="M26 30h92v84H26z" className={css.part} />
    {sectors.map((angle) => (
      <path
        key={angle}
        d="M69 72V38h6v34z"
        transform={`rotate(${angle} 72 72)`}
        className={css.second}
      />
    ))}
    <circle cx="72" cy="72" r="24" className={css.bright} />
    <circle cx="72" cy="72" r="11" className={css.coin} />
  </>
)

/** A wheel, or the door of a vault: what the prizes of a streak stand in. */
export const Emblem = ({ form }: Pick<Skin, 'form'>) => (
  <svg
    viewBox="0 0 144 144"
    aria-hidden="true"
    className={css.emblem}
    data-testid={`emblem-${form}`}
  >
    {form === 'vault' ? <Vault /> : <Wheel />}
  </svg>
)

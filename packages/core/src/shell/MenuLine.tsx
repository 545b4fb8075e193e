import { Icon, type IconName } from '@marquee/ui'
import { line } from './MenuSheet.css.ts'

interface MenuLineProps {
  icon: IconName
  label: string
  onSelect: () => void
}

/** A line of the player's menu that does something, for what features add to it. */
export const MenuLine = ({ icon, label, onSelect }: MenuLineProps) => (
  <button type="button" className={line} onClick={onSelect}>
    <Icon name={icon} />
    {label}
  </button>
)

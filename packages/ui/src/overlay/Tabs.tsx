import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Tabs.css.ts'

export interface TabEntry<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs, spoken. */
  label: string
  tabs: readonly TabEntry<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Tabs share the whole line. */
  wide?: boolean
}

/** One of several panels in the same place. Only the chosen one is rendered. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  wide = false,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className={classNames(css.list, wide && css.wide)}
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={css.tab}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator renderBeforeHydration={false} className={css.indicator} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={css.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

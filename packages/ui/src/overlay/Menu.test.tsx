// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'
import { Tabs } from './Tabs.tsx'

describe('Menu', () => {
  it('opens from its trigger, acts and closes', async () => {
    const onSelect = vi.fn()
    render(
      <Menu trigger={<button type="button">Account</button>}>
        <MenuItem render={<a href="/account">Profile</a>}>Profile</MenuItem>
        <MenuItem onSelect={onSelect}>Sign out</MenuItem>
      </Menu>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Account' }))
    const link = await screen.findByRole('menuitem', { name: 'Profile' })
    expect(link.getAttribute('href')).toBe('/account')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

function Desk() {
  const [value, setValue] = useState<'coins' | 'history'>('coins')
  return (
    <Tabs
      label="Cash desk"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'coins', label: 'Get coins', panel: 'Packages' },
        { value: 'history', label: 'History', panel: 'Nothing yet' },
      ]}
    />
  )
}

describe('Tabs', () => {
  it('shows the panel of the chosen tab alone', async () => {
    render(<Desk />)
    expect(screen.getByRole('tabpanel').textContent).toBe('Packages')
    fireEvent.click(screen.getByRole('tab', { name: 'History' }))
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('Nothing yet'))
    expect(screen.getByRole('tab', { name: 'History' }).getAttribute('aria-selected')).toBe('true')
  })
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Badge } from '../status/Badge.tsx'
import { Text } from '../text/Text.tsx'
import { Menu } from './Menu.tsx'
import { MenuGroup, MenuItem, MenuSeparator } from './MenuItem.tsx'
import { Tabs } from './Tabs.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta = { title: 'Overlay/Menu, Tooltip, Tabs' }
export default meta

function Account() {
  const [open, setOpen] = useState(true)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      align="start"
      trigger={<IconButton icon="user" label="Account" variant="quiet" />}
    >
      <MenuGroup label="Account">
        <MenuItem icon="user" render={<a href="#profile" />}>
          Profile
        </MenuItem>
        <MenuItem icon="gift" end={<Badge>2</Badge>} onSelect={() => {}}>
          Bonuses
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon="logout" tone="critical" onSelect={() => {}}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

export const OpenMenu: StoryObj = { render: () => <Account /> }

export const OpenTooltip: StoryObj = {
  render: () => (
    <div style={{ padding: 80 }}>
      <Tooltip open content="18:00 UTC, 20:00 your time">
        <IconButton icon="clock" label="When it ends" variant="quiet" />
      </Tooltip>
    </div>
  ),
}

function Desk() {
  const [value, setValue] = useState<'coins' | 'history' | 'limits'>('coins')
  return (
    <Tabs
      label="Cash desk"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'coins', label: 'Get coins', panel: <Text>Packages</Text> },
        { value: 'history', label: 'History', panel: <Text>Nothing yet</Text> },
        { value: 'limits', label: 'Limits', panel: <Text>Your limits</Text> },
      ]}
    />
  )
}

export const TabRow: StoryObj = { render: () => <Desk /> }

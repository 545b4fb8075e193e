export { Menu, type MenuProps } from './Menu.tsx'
export { MenuGroup, MenuItem, MenuSeparator, type MenuItemProps } from './MenuItem.tsx'

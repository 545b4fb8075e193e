import { List, type ListProps } from 'react-admin'
import { useBrand } from './BrandContext.tsx'

/** What the chosen brand has of something; another brand begins it anew, without what was filtered or turned to. */
export function BrandList(props: ListProps) {
  const { brand } = useBrand()
  return (
    <List
      key={brand}
      filter={{ brand }}
      actions={false}
      exporter={false}
      empty={false}
      {...props}
    />
  )
}

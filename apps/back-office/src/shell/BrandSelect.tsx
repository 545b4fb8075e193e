import { MenuItem, TextField } from '@mui/material'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from './BrandContext.tsx'
import { useBrandChoices } from './brands.ts'

/** Chooses the brand that the pages are about. From a record of another brand it leads to the list. */
export function BrandSelect() {
  const { brand, choose } = useBrand()
  const choices = useBrandChoices()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const select = (next: string) => {
    choose(next)
    const [, resource, record] = pathname.split('/')
    if (record) void navigate(`/${resource}`)
  }
  return (
    <TextField
      select
      variant="outlined"
      size="small"
      // The theme's fields take the whole width, which would leave none for the title.
      fullWidth={false}
      // A label on the field would be cut off by the edge of the bar.
      slotProps={{ htmlInput: { 'aria-label': 'Brand' } }}
      value={brand}
      onChange={(event) => select(event.target.value)}
      margin="none"
      sx={{
        minWidth: 180,
        mx: 1,
        '& .MuiInputBase-root': { bgcolor: 'background.paper' },
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

const system = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** react-admin's own look with the system's font and colours that are told apart by everybody. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    ...defaultLightTheme.palette,
    primary: { main: '#1f3a5f' },
    secondary: { main: '#1f3a5f' },
    text: { primary: '#1a1a1f', secondary: '#4a4d57' },
    error: { main: '#b3261e' },
    success: { main: '#1b6b3a' },
    warning: { main: '#8a4b00' },
  },
  typography: { fontFamily: system, fontSize: 14 },
  components: {
    ...defaultLightTheme.components,
    // The one in the bar has no name of its own.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  },
}

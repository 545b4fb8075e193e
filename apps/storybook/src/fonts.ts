// Each theme's faces alone: its whole stylesheet would claim `:root`, which here belongs to the switch.
import.meta.glob('../../../themes/*/src/fonts.css', { eager: true })

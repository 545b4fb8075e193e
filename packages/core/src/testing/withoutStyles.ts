// Styles would be written into every document and asked at every look-up by role; tests do not look.
import '@vanilla-extract/css/disableRuntimeStyles'

import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A plain TanStack Start application, as its documentation begins one.
export default defineConfig({ plugins: [tanstackStart(), react()] })

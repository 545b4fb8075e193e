// Loaded before a server (`node --import`): tells whoever started it how much processor time it used, and
// ends with it.

process.on('message', (message) => {
  if (message === 'cpu') process.send({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))

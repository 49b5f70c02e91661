// Sends back what it is sent; at the end, how much processor time that took.

const before = process.cpuUsage();

process.on('message', (message) => {
  if (message !== 'end') return void process.send?.(message);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpu: user + system });
});

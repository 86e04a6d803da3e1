/** The two channels of the desktop's IPC: calls from the page, and what the data side sends unasked. */
export const callChannel = 'costwise:call';
export const eventChannel = 'costwise:event';

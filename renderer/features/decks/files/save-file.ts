/**
 * Hands a file to the user: the browser keeps it among the downloads or asks where to, the desktop asks where to.
 * @param fileName a name that every system takes
 */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has taken hold of the content by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

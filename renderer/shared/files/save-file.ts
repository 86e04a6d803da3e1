/**
 * Hands a file to the user: the browser keeps it among the downloads or asks where to, the desktop asks where to.
 * @param name the file's name; signs that some system does not take become spaces
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  link.click();
  // The download has taken hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

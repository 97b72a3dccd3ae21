/** Names are listed with the login ID in parentheses. It stays where another colleague has the same name. */
export function mentionName(ownerId: string, owners: readonly { id: string; name: string }[]): string | undefined {
  const plain = (name: string) => name.replace(/ \([^)]*\)$/, '');
  const listed = owners.find(({ id }) => id === ownerId)?.name;
  if (listed === undefined) return undefined;
  const isShared = owners.filter(({ name }) => plain(name) === plain(listed)).length > 1;
  return isShared ? listed : plain(listed);
}

/** One message for each faction. */
export function named<const Id extends string, const Key extends string>(
  factions: { readonly [id in Id]: { readonly name: string } },
  key: (id: Id) => Key,
  text: (name: string) => string,
): { readonly [key in Key]: string } {
  const messages = {} as { [key in Key]: string };
  for (const id of Object.keys(factions) as Id[]) messages[key(id)] = text(factions[id].name);
  return messages;
}

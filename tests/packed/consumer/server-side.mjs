// A loader for Node that does what a framework of server components does: of a module that is marked for the browser only its names are known.
const mark = '"use client"';
const exported = /^export \{([^}]*)\}/gm;

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const code = loaded.source?.toString() ?? '';
  if (!url.includes('/@compute-market/') || !code.startsWith(mark)) return loaded;
  const names = [...code.matchAll(exported)].flatMap(([, list]) =>
    list.split(',').map((each) => each.trim().split(' as ').at(-1)),
  );
  const reference = (name) => `() => { throw new Error('${name} of ${url} was called on the server'); }`;
  const source = names.map(
    (name, index) => `const name${index} = ${reference(name)};\nexport { name${index} as ${name} };`,
  );
  return { ...loaded, source: source.join('\n') };
}

/** What a database holds, as its own catalogue tells it: types, columns, rules and indexes, one line each, in an order of their own. */
const facts = `
  select format('type %s (%s)', t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder)) as fact
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname
  union all
  select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' else '' end,
    case a.attidentity when 'a' then ' identity always' when 'd' then ' identity by default' else '' end,
    coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''))
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all
  -- Triggers are written in migrations alone; that a column is not null is said with the column.
  select format('rule %s %s %s', r.conrelid::regclass, r.conname, pg_get_constraintdef(r.oid))
  from pg_constraint r where r.connamespace = 'public'::regnamespace and r.contype not in ('t', 'n')
  union all
  select format('index %s', pg_get_indexdef(i.indexrelid))
  from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`;

/** Reads the schema of a database of either engine. */
export async function readCatalogue(
  ask: (statement: string) => Promise<{ readonly rows: readonly unknown[] }>,
): Promise<readonly string[]> {
  const { rows } = await ask(facts);
  return (rows as readonly { readonly fact: string }[]).map(({ fact }) => fact).sort();
}

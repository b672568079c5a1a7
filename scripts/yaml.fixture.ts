export type Value = string | Value[] | Mapping;
export type Mapping = { [name: string]: Value };

type Line = { indent: number; text: string };

/** As much of YAML as compose.yaml uses: mappings and lists by indentation, texts in one line. */
export function readYaml(source: string): Mapping {
  const lines = source
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const read = block(lines);
  if (lines.length > 0) throw new Error(`cannot read ${lines[0]?.text}`);
  if (typeof read === 'string' || Array.isArray(read)) throw new Error('not a mapping');
  return read;
}

function block(lines: Line[]): Value {
  const [first] = lines;
  if (!first) return '';
  return first.text.startsWith('- ') ? list(lines, first.indent) : names(lines, first.indent);
}

function list(lines: Line[], indent: number): Value[] {
  const items: Value[] = [];
  while (lines[0]?.indent === indent && lines[0].text.startsWith('- ')) {
    items.push(text(lines.shift()?.text.slice(2) ?? ''));
  }
  return items;
}

function names(lines: Line[], indent: number): Mapping {
  const found: Mapping = {};
  while (lines[0]?.indent === indent) {
    const line = lines.shift()?.text ?? '';
    const [, name, value] = /^([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`cannot read ${line}`);
    if (name in found) throw new Error(`${name} comes twice`);
    const isNested = value === undefined && (lines[0]?.indent ?? 0) > indent;
    found[name] = isNested ? block(lines) : text(value ?? '');
  }
  return found;
}

/** A list in one line is written as in JSON. */
function text(written: string): Value {
  if (written.startsWith('[') || written.startsWith('"')) return JSON.parse(written);
  if (/^[{&*!|>'%@`]/.test(written)) throw new Error(`cannot read ${written}`);
  return written;
}

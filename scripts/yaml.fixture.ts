export type Value = string | Value[] | Mapping;
export type Mapping = { [name: string]: Value };

type Line = { indent: number; text: string };

/**
 * As much of YAML as compose.yaml and the alerts use: mappings and lists by indentation, texts in one
 * line or, after `|`, in several.
 */
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
    const item = lines[0].text.slice(2);
    if (/^[\w-]+:( |$)/.test(item)) {
      // A mapping that begins on the line of its dash.
      lines[0] = { indent: indent + 2, text: item };
      items.push(names(lines, indent + 2));
    } else {
      lines.shift();
      items.push(text(item));
    }
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
    if (value === '|') {
      found[name] = several(lines, indent);
      continue;
    }
    const isNested = value === undefined && (lines[0]?.indent ?? 0) > indent;
    found[name] = isNested ? block(lines) : text(value ?? '');
  }
  return found;
}

function several(lines: Line[], indent: number): string {
  const found: string[] = [];
  while ((lines[0]?.indent ?? 0) > indent) found.push(lines.shift()?.text ?? '');
  return found.join('\n');
}

/** A list in one line is written as in JSON. */
function text(written: string): Value {
  if (written.startsWith('[') || written.startsWith('"')) return JSON.parse(written);
  if (/^[{&*!|>'%@`]/.test(written)) throw new Error(`cannot read ${written}`);
  return written;
}

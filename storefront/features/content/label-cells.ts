/**
 * Writes each column's name beside its cells as `data-label`, so that a row can stand as a card
 * where there is no room for columns. The HTML is the sanitiser's: regular, its tags closed.
 */
export const labelCells = (html: string) =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const labels = [...table.matchAll(/<th>(.*?)<\/th>/gs)].map(([, name = '']) => asLabel(name));
    return table.replace(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replaceAll('<td>', () => {
        const label = labels[column++];
        return label ? `<td data-label="${label}">` : '<td>';
      });
    });
  });

const asLabel = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

// See root.tsx.
const { scripts = '', preloads = '' } = document.currentScript?.dataset ?? {};

const paint = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
});
const picture = () =>
  [...document.images].find(({ fetchPriority }) => fetchPriority === 'high')?.decode();
const late = new Promise((done) => setTimeout(done, 2000));

async function wake() {
  if (!document.hidden) await Promise.race([paint.then(picture), late]).catch(() => {});
  for (const script of preloads.match(/\S+/g) ?? []) import(script).catch(() => {});
  for (const script of scripts.split(' ')) await import(script);
}

wake();

/** Where a page can be sent, each by an address of its own: no foreign script is loaded. */
export function shareLinks(url: string, title: string) {
  const link = encodeURIComponent(url);
  const words = encodeURIComponent(`${title} ${url}`);
  return [
    {
      icon: 'facebook',
      place: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    {
      icon: 'telegram',
      place: 'Telegram',
      href: `https://t.me/share/url?url=${link}&text=${encodeURIComponent(title)}`,
    },
    { icon: 'viber', place: 'Viber', href: `viber://forward?text=${words}` },
    { icon: 'whatsapp', place: 'WhatsApp', href: `https://wa.me/?text=${words}` },
  ] as const;
}

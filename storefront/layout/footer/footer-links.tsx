type Link = { title: string; link: string };

const linkClass =
  'block py-2 leading-snug text-silver max-md:py-3 hover:text-paper hover:underline';

export const FooterLinks = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ title, link }) => (
      <li key={link}>
        <a href={link} className={linkClass}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

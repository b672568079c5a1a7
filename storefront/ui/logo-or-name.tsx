import type { Picture as PictureData } from '../../contract/shapes/values.ts';
import { Picture } from '../../kit/ui/picture.tsx';

type Props = { logo: PictureData | null; name: string; width: number; height: number };

/** Who has a logo is known by it, whoever has none by the name. */
export const LogoOrName = ({ logo, name, width, height }: Props) =>
  logo ? (
    <Picture
      picture={logo}
      preset="default"
      width={width}
      height={height}
      alt={name}
      className="h-auto w-full"
    />
  ) : (
    name
  );

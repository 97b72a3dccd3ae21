const SHADOW = { filter: 'drop-shadow(0 10px 18px rgb(31 63 160 / 0.16))' };
const SHEETS = [
  { x: 262, y: 108, turn: -8, lines: [64, 48, 56, 30] },
  { x: 322, y: 92, turn: 3, lines: [62, 62, 40, 54] },
];
const STEPS = [
  { y: 122, color: '#3b72ff' },
  { y: 164, color: '#7c5cf0' },
  { y: 206, color: '#10a37f' },
];
const BARS = [26, 44, 36, 62];

/**
 * Papers, the robot that works through them, the person who approves, and what comes of it. The middle of 747 (7:3) is
 * what a phone shows; wider screens show the edges, too.
 */
export const CompanyPicture = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1200 320"
    preserveAspectRatio="xMidYMid slice"
    className="aspect-7/3 w-full sm:aspect-auto sm:h-52 lg:h-64"
    fill="none"
  >
    <defs>
      <linearGradient id="company-sky" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#eaf1ff" />
        <stop offset="1" stopColor="#cfdfff" />
      </linearGradient>
      <pattern id="company-dots" width="26" height="26" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.4" fill="#3b72ff" fillOpacity="0.16" />
      </pattern>
    </defs>
    <path d="M0 0h1200v320H0z" fill="url(#company-sky)" />
    <path d="M0 0h1200v320H0z" fill="url(#company-dots)" />
    <circle cx="1040" cy="30" r="170" fill="#fff" fillOpacity="0.45" />
    <circle cx="130" cy="310" r="150" fill="#fff" fillOpacity="0.4" />
    <path
      d="M0 262C180 262 190 172 300 172h600c110 0 120-96 300-96"
      stroke="#3b72ff"
      strokeWidth="3"
      strokeDasharray="2 11"
      strokeLinecap="round"
    />
    <g transform="translate(46 26) scale(.88)">
      <Papers />
      <Robot />
      <Approval />
    </g>
  </svg>
);

const Papers = () => (
  <g style={SHADOW}>
    {SHEETS.map(({ x, y, turn, lines }) => (
      <g key={x} transform={`rotate(${turn} ${x + 52} ${y + 70})`}>
        <rect x={x} y={y} width="104" height="140" rx="12" fill="#fff" />
        <rect x={x + 16} y={y + 18} width="34" height="9" rx="4.5" fill="#3b72ff" />
        {lines.map((width, index) => (
          <rect key={index} x={x + 16} y={y + 44 + index * 20} width={width} height="7" rx="3.5" fill="#d5dded" />
        ))}
      </g>
    ))}
    <rect x="392" y="196" width="72" height="52" rx="10" fill="#fff" />
    <path d="m400 206 28 21 28-21" stroke="#7c5cf0" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
  </g>
);

const Robot = () => (
  <g style={SHADOW}>
    <rect x="490" y="84" width="220" height="168" rx="18" fill="#0b1330" />
    <path d="M570 252h60l10 26h-80z" fill="#0b1330" />
    <rect x="540" y="276" width="120" height="10" rx="5" fill="#0b1330" />
    <path d="M530 132v86" stroke="#34406b" strokeWidth="3" />
    {STEPS.map(({ y, color }) => (
      <g key={y}>
        <circle cx="530" cy={y + 10} r="9" fill={color} />
        <rect x="552" y={y - 4} width="132" height="28" rx="8" fill="#18224a" />
        <rect x="564" y={y + 6} width={y === 164 ? 84 : 62} height="8" rx="4" fill="#8fa2dd" />
      </g>
    ))}
    <path d="M600 42V28" stroke="#3b72ff" strokeWidth="5" strokeLinecap="round" />
    <circle cx="600" cy="24" r="7" fill="#3b72ff" />
    <rect x="558" y="42" width="84" height="62" rx="22" fill="#fff" />
    <rect x="570" y="56" width="60" height="32" rx="16" fill="#0b1330" />
    <circle cx="588" cy="72" r="6" fill="#6ea0ff" />
    <circle cx="612" cy="72" r="6" fill="#6ea0ff" />
  </g>
);

const Approval = () => (
  <g style={SHADOW}>
    <rect x="738" y="96" width="118" height="138" rx="16" fill="#fff" />
    <circle cx="797" cy="140" r="22" fill="#ffd9b8" />
    <path d="M775 138c-2-28 46-28 44 0-8-4-10-10-12-14-6 8-20 12-32 14z" fill="#25304f" />
    <path d="M756 204c2-30 24-36 41-36s39 6 41 36c0 6-4 10-10 10h-62c-6 0-10-4-10-10z" fill="#1f5cff" />
    <circle cx="850" cy="222" r="24" fill="#10a37f" />
    <path d="m839 222 8 8 14-15" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    <rect x="886" y="112" width="112" height="106" rx="14" fill="#fff" />
    {BARS.map((height, index) => (
      <rect
        key={height}
        x={902 + index * 22}
        y={202 - height}
        width="13"
        height={height}
        rx="4"
        fill={index === 3 ? '#1f5cff' : '#b9ccfb'}
      />
    ))}
  </g>
);

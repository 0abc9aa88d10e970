export const square = `Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Square Online Item Visibility,Item Type,Weight (lb),Price,Online Sale Price,Archived,Sellable,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Current Quantity High Street,New Quantity High Street,Current Quantity Market,Tax - Sales Tax (8%)
ABCDEFGHIJKLMNOPQRSTUVWX,Field Jacket,"Olive, M",FJ-1,Waxed cotton,Mens Jackets (ZYXWVUTSRQPONMLKJIHGFEDC),Mens Jackets,,visible,Physical good,2.1,$120.00,,N,Y,Colour,Olive,Size,M,3,,2,Y
BBCDEFGHIJKLMNOPQRSTUVWX,Field Jacket,"Olive, L",FJ-2,,Mens Jackets (ZYXWVUTSRQPONMLKJIHGFEDC),Mens Jackets,,visible,Physical good,2.1,$120.00,,N,Y,Colour,Olive,Size,L,1,,,Y
CBCDEFGHIJKLMNOPQRSTUVWX,Tote,Regular,TO-1,Canvas,Bags (ZYXWVUTSRQPONMLKJIHGFEDD),Bags,,hidden,Physical good,0.4,25,20,Y,Y,,,,,5,,,Y
DBCDEFGHIJKLMNOPQRSTUVWX,Socks,"Red, Small",SO-1,Warm,Women,Women,,visible,Physical good,0.1,9,,N,Y,,,,,5,,,Y
EBCDEFGHIJKLMNOPQRSTUVWX,Socks,"Grey, Large",SO-2,Warm,Women,Women,,visible,Physical good,0.1,9,,N,Y,,,,,6,,,Y
`;

export const evershop = `sku,name,url_key,variant_group,category,description,price,special_price,qty,manage_stock,stock_availability,status,visibility,weight,images,attr:color,attr:size
RUN-R-40,Runner,runner,runner,Men > Shoes,<p>Light</p>,100.0000,80.0000,5,1,1,1,1,0.9,runner-red.jpg|runner-side.jpg,Red,40
RUN-R-41,Runner,runner-2,runner,Men > Shoes,<p>Light</p>,100.0000,80.0000,2,1,1,1,1,0.9,runner-red.jpg,Red,41
CAP-1,Plain Cap,plain-cap,,Women > Hats,Flat,20.0000,,1,1,1,0,1,0.1,cap.jpg,Black,
`;

export const unnamedShop = `Artikelnummer\tProduktname\tBeschreibung\tPreis\tFarbe\tGröße\tBestand\tGeschlecht\tProdukttyp\tBild\tLagerplatz
A-1\tStrickkleid\tWarm\t1.249,95 €\tRot\t38\t4\tDamen\tKleider\tkleid.jpg\tR4
A-2\tStrickkleid\tWarm\t1.249,95 €\tRot\t40\t1\tDamen\tKleider\t\tR4
`;

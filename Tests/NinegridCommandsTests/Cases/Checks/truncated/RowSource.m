#import "RowSource.h"

@implementation RowSource
- (void)fill:(UITableViewCell *)cell with:(NSString *)name {
  UILabel *label = (UILabel *)[cell viewWithTag:7];
  label.text = name;
}
@end
